extension ExampleDecoder {
  /// A number by the names of what it measures.
  struct Figure {
    /// The ends of names.
    var endings: [String] = []
    /// The words of names of at most two words.
    var words: Set<String> = []
    /// The words of any names.
    var anywhere: Set<String> = []
    let value: Double
    let step: Double
  }

  /// The numbers by names; the first one that fits is taken.
  static let measuredFigures = [
    Figure(
      endings: ["hightemp", "hightemperature", "maxtemp", "temphigh", "tempmax"], value: 24, step: 1
    ),
    Figure(
      endings: ["lowtemp", "lowtemperature", "mintemp", "templow", "tempmin"], value: 16, step: 1),
    Figure(
      endings: ["temperature", "temp", "setpoint", "feelslike"], value: 21, step: 1),
    Figure(endings: ["fahrenheit", "temperaturef", "tempf"], value: 72, step: 2),
    Figure(words: ["high"], value: 12.9, step: 0.3),
    Figure(words: ["low"], value: 11.8, step: 0.3),
    Figure(words: ["open"], value: 12.1, step: 0.3),
    Figure(words: ["close"], value: 12.4, step: 0.3),
    Figure(endings: ["perkwh"], value: 0.35, step: 0.05),
    Figure(anywhere: ["idr", "vnd"], value: 45_000, step: 5000),
    Figure(anywhere: ["krw"], value: 12_500, step: 1500),
    Figure(anywhere: ["jpy"], value: 1250, step: 150),
    Figure(anywhere: ["mmol"], value: 6.2, step: 0.2),
    Figure(endings: ["minbid", "minimumbid", "startingbid"], value: 100, step: 0),
    Figure(words: ["bid"], value: 125, step: 10),
    Figure(words: ["fee", "fees", "tax", "tip"], value: 1.25, step: 0.25),
    Figure(
      endings: ["price", "fare", "cost", "amount", "costusd", "subtotal"], value: 12.5, step: 3),
    Figure(
      endings: ["hourlyrate"], words: ["earnings", "income", "salary", "wage"], value: 25, step: 5),
    Figure(endings: ["volumekg"], value: 1240, step: 100),
    Figure(endings: ["volumeliters", "volumelitres"], value: 1.5, step: 0.5),
    Figure(endings: ["volume"], words: ["volume", "volume24h"], value: 1250, step: 100),
    Figure(endings: ["rating", "stars"], value: 4.8, step: -0.3),
    Figure(endings: ["latitude"], words: ["lat"], value: 37.7749, step: 0.01),
    Figure(endings: ["longitude"], words: ["lng", "lon"], value: -122.4194, step: 0.01),
    Figure(endings: ["heartrate", "bpm"], value: 128, step: 4),
    Figure(
      endings: ["energyburned", "activeenergy"], anywhere: ["calories", "kcal"], value: 240,
      step: 30),
    Figure(endings: ["gigabytes", "megabytes"], words: ["mb"], value: 48, step: 12),
    Figure(anywhere: ["bytes"], value: 12_000_000, step: 3_000_000),
    Figure(anywhere: ["tokens"], value: 12_400, step: 1000),
    Figure(endings: ["kwh"], anywhere: ["kwh"], value: 12.4, step: 2),
    Figure(anywhere: ["wh"], value: 12_400, step: 2000),
    Figure(anywhere: ["carbs", "fat", "fats", "protein", "proteins"], value: 24, step: 6),
    Figure(anywhere: ["ascent", "climb", "elevation"], value: 128, step: 20),
    Figure(words: ["pace"], value: 5.5, step: 0.2),
    Figure(endings: ["mgdl", "sgv"], anywhere: ["glucose"], value: 112, step: 4),
    Figure(words: ["iob"], value: 1.2, step: 0.1),
    Figure(words: ["cob"], value: 24, step: 2),
    Figure(endings: ["weight"], value: 60, step: 5),
    Figure(
      endings: ["speed", "speedkmh", "speedkph", "speedmph"], words: ["kmh", "kph", "mph"],
      value: 24, step: 2),
    Figure(endings: ["rangekm", "rangemiles"], value: 210, step: 20),
    Figure(endings: ["altitude"], value: 1200, step: 50),
    Figure(endings: ["altitudefeet", "altitudeft"], value: 38_000, step: 1000),
    Figure(words: ["pot"], value: 240, step: 60),
    Figure(words: ["chips", "stack"], value: 1250, step: 200),
    Figure(endings: ["swellheight", "waveheight"], value: 1.2, step: 0.2),
    Figure(endings: ["windknots"], value: 12, step: 2),
    Figure(endings: ["knots", "kts"], value: 450, step: 10),
    Figure(endings: ["kpindex"], words: ["kp"], value: 5, step: 0.3),
    Figure(anywhere: ["elo"], value: 1500, step: 40),
    Figure(endings: ["co2", "ppm"], anywhere: ["co2"], value: 640, step: 20),
    Figure(words: ["aqi"], value: 42, step: 3),
    Figure(endings: ["pm25"], value: 12, step: 1),
    Figure(
      endings: ["decibel", "decibels", "decibellevel"], words: ["db", "noise"], value: 58, step: 2),
    Figure(words: ["lux"], value: 320, step: 20),
    Figure(endings: ["voltage", "volts"], value: 12.4, step: 0.2),
    Figure(anywhere: ["jitter", "latency", "ping", "rtt"], value: 24, step: 4),
    Figure(words: ["cadence"], value: 85, step: 2),
    Figure(endings: ["kilowatts", "powerkw"], words: ["kw"], value: 7.4, step: 1),
    Figure(endings: ["watts"], value: 180, step: 20),
    Figure(endings: ["systolic"], value: 120, step: 2),
    Figure(endings: ["diastolic"], value: 80, step: 1),
    Figure(endings: ["spo2", "oxygensaturation"], value: 0.98, step: -0.01),
    Figure(endings: ["angle", "bearing", "degrees", "direction", "heading"], value: 45, step: 45),
    Figure(endings: ["stepcount", "stepstoday", "dailysteps"], value: 4200, step: 300),
    Figure(endings: ["kilometers", "kilometres", "miles"], words: ["km"], value: 4.2, step: 1),
    Figure(endings: ["depth", "depthm", "depthmeters", "depthmetres"], value: 12, step: 2),
    Figure(endings: ["meters", "metres"], value: 1200, step: 200),
    Figure(endings: ["cents"], value: 1250, step: 300),
    Figure(endings: ["milliliters", "millilitres"], words: ["ml"], value: 250, step: 50),
    Figure(endings: ["yardage", "yards", "yds"], value: 150, step: 10),
    Figure(endings: ["kg", "kgs", "kilograms"], value: 60, step: 5),
    Figure(endings: ["lbs", "pounds"], words: ["lb"], value: 135, step: 10),
    Figure(endings: ["km"], value: 4.2, step: 1),
    Figure(endings: ["feet"], words: ["ft"], value: 320, step: 20),
    Figure(endings: ["kbps", "mbps"], value: 48, step: 4),
    Figure(endings: ["dbm"], words: ["rssi"], value: -60, step: -4),
    Figure(words: ["magnitude"], value: 4.2, step: 0.3),
    Figure(words: ["overs"], value: 14.2, step: 1),
    Figure(endings: ["runrate"], value: 7.4, step: 0.6),
  ]
}
