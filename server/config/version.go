package config

import (
	"cmp"
	"runtime/debug"
)

// version is set by the linker: -ldflags "-X github.com/storeplatform/storeplatform/server/config.version=1.2.3".
var version string

// Version returns the program's version: the version that the linker set, or else the commit from which the
// program was built, with + if the files had changes. "unknown" means that the build had neither.
func Version() string {
	if version != "" {
		return version
	}
	commit, changed := "", ""
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			switch {
			case s.Key == "vcs.revision":
				commit = s.Value[:min(12, len(s.Value))]
			case s.Key == "vcs.modified" && s.Value == "true":
				changed = "+"
			}
		}
	}
	if commit == "" {
		changed = ""
	}
	return cmp.Or(commit+changed, "unknown")
}
