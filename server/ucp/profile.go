package ucp

const (
	// OpenPath and MCPPath are where the tools are over MCP, without and with the
	// protocol's metadata; RESTPath is where they are over REST.
	OpenPath = "/mcp"
	MCPPath  = "/ucp/mcp"
	RESTPath = "/ucp/v1"
	// ProfilePath is where platforms find what a store speaks.
	ProfilePath = "/.well-known/ucp"
	// TrialPath is where the profile of a platform is that is nobody's.
	TrialPath = "/ucp/agent.json"
)

// site is where the protocol is described.
const site = "https://ucp.dev/" + Version

type (
	service struct {
		Version   string `json:"version"`
		Spec      string `json:"spec"`
		Transport string `json:"transport"`
		Schema    string `json:"schema"`
		Endpoint  string `json:"endpoint"`
	}
	capability struct {
		Version string   `json:"version"`
		Spec    string   `json:"spec"`
		Schema  string   `json:"schema"`
		Extends extended `json:"extends,omitempty"`
	}
	profile struct {
		UCP struct {
			Version         string                  `json:"version"`
			Services        map[string][]service    `json:"services"`
			Capabilities    map[string][]capability `json:"capabilities"`
			PaymentHandlers map[string][]any        `json:"payment_handlers"`
		} `json:"ucp"`
		SigningKeys []any `json:"signing_keys"`
	}
)

// spoken is the beginning of a profile that has what there is here.
func spoken() (p profile) {
	p.SigningKeys = []any{}
	p.UCP.Version, p.UCP.PaymentHandlers, p.UCP.Services = Version, map[string][]any{}, map[string][]service{}
	p.UCP.Capabilities = map[string][]capability{}
	for _, c := range capabilities {
		p.UCP.Capabilities[c.name] = []capability{{Version, site + "/specification/" + c.page, site + "/schemas/shopping/" + c.schema + ".json", c.extends}}
	}
	return p
}

// Trial is the profile of a platform that is nobody's and can what there is here, for
// whoever tries calls out and has none yet.
func Trial() []byte { return written(spoken()) }

// Profile is what a store speaks, and where: address gives for a path of ours where
// platforms reach it. Nobody pays by the protocol, and nothing is signed.
func Profile(address func(path string) string) []byte {
	p, spec := spoken(), site+"/specification/overview"
	p.UCP.Services["dev.ucp.shopping"] = []service{
		{Version, spec, "mcp", site + "/services/shopping/mcp.openrpc.json", address(MCPPath)},
		{Version, spec, "rest", site + "/services/shopping/rest.openapi.json", address(RESTPath)},
	}
	return written(p)
}
