package ucp

import "github.com/storeplatform/storeplatform/store/httpsig"

const (
	// OpenPath and MCPPath are the paths of the tools over MCP: MCPPath requires the protocol's metadata, and OpenPath
	// does not. RESTPath is the path of the tools over REST.
	OpenPath = "/mcp"
	MCPPath  = "/ucp/mcp"
	RESTPath = "/ucp/v1"
	// ProfilePath is the path of a store's profile, which platforms read.
	ProfilePath = "/.well-known/ucp"
	// TrialPath is the path of a profile for trials, which belongs to no real platform.
	TrialPath = "/ucp/agent.json"
)

// site is the URL of the protocol's documentation.
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
		SigningKeys []httpsig.JWK `json:"signing_keys"`
	}
)

// spoken returns a profile that lists the supported capabilities, but neither services nor keys.
func spoken() (p profile) {
	p.SigningKeys = []httpsig.JWK{}
	p.UCP.Version, p.UCP.PaymentHandlers, p.UCP.Services = Version, map[string][]any{}, map[string][]service{}
	p.UCP.Capabilities = map[string][]capability{}
	for _, c := range capabilities {
		p.UCP.Capabilities[c.name] = []capability{{Version, site + "/specification/" + c.page, site + "/schemas/shopping/" + c.schema + ".json", c.extends}}
	}
	return p
}

// Trial returns the profile for trials. It supports every capability and is meant for developers who have no profile
// yet.
func Trial() []byte { return written(spoken()) }

// Profile returns the profile of a store. The function address returns the URL at which platforms reach a path of the
// service. The profile lists no payment handlers, because the service takes no payments over the protocol. The store
// signs its responses to platforms with the first key in the profile.
func (s *Server) Profile(storeID int64, address func(path string) string) ([]byte, error) {
	p, spec := spoken(), site+"/specification/overview"
	var err error
	if p.SigningKeys, err = s.keys(storeID); err != nil {
		return nil, err
	}
	p.UCP.Services["dev.ucp.shopping"] = []service{
		{Version, spec, "mcp", site + "/services/shopping/mcp.openrpc.json", address(MCPPath)},
		{Version, spec, "rest", site + "/services/shopping/rest.openapi.json", address(RESTPath)},
	}
	return written(p), nil
}
