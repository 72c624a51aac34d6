# The service in a small image: one static binary, no shell, not root.
FROM golang:1.26-bookworm AS build
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
# The version that "server version", the log and the metrics show: --build-arg VERSION=1.2.3
ARG VERSION
RUN CGO_ENABLED=0 go build -trimpath -ldflags="-s -w -X github.com/storeplatform/storeplatform/server/config.version=$VERSION" -o /out/server ./server && mkdir -p /out/data

FROM gcr.io/distroless/static-debian12:nonroot
COPY --from=build /out/server /server
COPY --from=build --chown=nonroot:nonroot /out/data /data
# A container has no PostgreSQL of its own: set DATABASE_URL and ENCRYPTION_KEYS
# (README, In a container).
# The files of media are in /data, unless MEDIA_URL names a bucket.
ENV DATA_DIR=/data
VOLUME /data
# Metrics and profiles are at 127.0.0.1:9090 in the container. METRICS_ADDR=0.0.0.0:9090
# shows metrics, without profiles, to every network that the container is in.
ENV LISTEN_ADDR=0.0.0.0:8080 LOG_FORMAT=json
EXPOSE 8080
USER nonroot:nonroot
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["/server", "health"]
ENTRYPOINT ["/server"]
