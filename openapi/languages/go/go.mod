module github.com/storeplatform/storeplatform/gen/go

go 1.24
