# Munshi in one image: `docker build -t munshi .`, then
# `docker run --init --read-only --tmpfs /tmp -p 127.0.0.1:3000:3000 -v munshi:/data munshi`.
# `scripts/image-once.mjs` follows these steps in clean folders, without Docker, and starts the outcome.

FROM node:24-bookworm-slim AS build
WORKDIR /munshi
COPY . .
RUN npm ci --include=dev --no-audit --no-fund
RUN node scripts/build.mjs
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
# Two pools of memory are enough; each thread would get pools of its own.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MUNSHI_DATA=/data MALLOC_ARENA_MAX=2
WORKDIR /munshi
COPY --from=build /munshi/package.json package.json
COPY --from=build /munshi/node_modules node_modules
COPY --from=build /munshi/packages packages
COPY --from=build /munshi/migrations migrations
COPY --from=build /munshi/library library
COPY --from=build /munshi/src/server/platform/documents/fonts src/server/platform/documents/fonts
COPY --from=build /munshi/dist dist
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=180s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.mjs"]
