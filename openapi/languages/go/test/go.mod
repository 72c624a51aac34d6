module driver

go 1.25

require github.com/storeplatform/storeplatform/gen/go v0.0.0

replace github.com/storeplatform/storeplatform/gen/go => ../../../../gen/go
