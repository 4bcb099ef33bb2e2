/// The module under its older name.
@_exported public import os
