import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { configurationFrom, configurationTable } from "../backend/configuration.ts";
import { outOfSupport } from "../backend/operations/supportedNode.ts";
import { placeOf } from "./database.ts";

// The container files, checked against the product. No container engine is needed for that.

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const compose = read("docker-compose.yml");
const dockerfile = read("Dockerfile");
const example = Object.fromEntries(
  [...read(".env.example").matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
);

/** Lines below a key of the file, as far as they are indented more than it is. */
const below = (key: string) => {
  const lines = compose.slice(compose.indexOf(key)).split("\n").slice(1);
  const end = lines.findIndex((line) => line !== "" && !line.startsWith("  "));
  return lines.slice(0, end);
};
/** The environment of a node, each variable in the file replaced by what a person fills in. */
const environment = (filled: Record<string, string>) => {
  const lines = below("x-fungo:");
  const from = lines.indexOf("  environment:") + 1;
  const rest = lines.slice(from);
  const block = rest.slice(
    0,
    rest.findIndex((line) => /^ {2}\w/.test(line)),
  );
  return Object.fromEntries(
    block.map((line) => {
      const [, name, value] = /^ {4}([A-Z0-9_]+): (.*?)(?: # .*)?$/.exec(line)!;
      const plain = value!.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_, variable: string) => filled[variable] ?? "");
      return [name!, plain.replace(/^"(.*)"$/, "$1")];
    }),
  );
};
const filled = {
  SITE_ADDRESS: "fungo.example",
  POSTGRES_PASSWORD: "f00d",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  PAYMENTS: example["PAYMENTS"]!,
};

it("every variable of a node is one of the product's", () => {
  const names = Object.keys(environment(filled));
  expect(names.length).toBeGreaterThan(15);
  const table = configurationTable();
  expect(names.filter((name) => !table.includes(`| \`${name}\` |`))).toEqual([]);
});

it("filled in, they are a configuration for production, with the log, the database and the proxy in the file", () => {
  const settings = environment(filled);
  expect(configurationFrom({ NODE_ENV: "production", ...settings })).toMatchObject({
    PUBLIC_URL: "https://fungo.example",
    TRUST_PROXY: true,
    DATABASE_URL: "postgres://fungo:f00d@postgres:5432/fungo",
    EVENTSTORE_URL: "esdb://eventstore:2113?tls=false",
    MASTER_KEY_FILE: "/keys/master.key",
    OPERATIONS_PORT: 9464,
    PORT: 3000,
  });
  for (const host of ["postgres", "eventstore"]) expect(compose).toMatch(new RegExp(`^ {2}${host}:$`, "m"));
  expect(dockerfile).toContain("ENV NODE_ENV=production");
});

it("the manual's command for one machine is a configuration for production", () => {
  const line = /^NODE_ENV=production (.*) npm start$/m.exec(read("docs/operations.md"))![1]!;
  const told = Object.fromEntries(line.split(" ").map((setting) => setting.split("=") as [string, string]));
  expect(configurationFrom({ NODE_ENV: "production", ...told })).toMatchObject({ TRUST_PROXY: true });
  const sentence = /^.*Set `NODE_ENV=production`.*$/m.exec(read("README.md"))![0];
  for (const name of ["PUBLIC_URL", "PAYMENTS"]) expect(sentence).toContain(name);
});

it("what a person has to fill in is in .env.example, and nothing else is", () => {
  const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name!));
  expect(new Set(Object.keys(example))).toEqual(asked);
  expect([example["POSTGRES_PASSWORD"], example["SESSION_SECRET"]]).toEqual(["", ""]);
});

it("images are pinned to an exact version, Postgres' with the Debian under it", () => {
  const images = [...`${compose}\n${dockerfile}`.matchAll(/^\s*(?:image:|FROM|# syntax=) *(\S+)/gm)].map(
    ([, image]) => image!,
  );
  expect(images.length).toBeGreaterThan(6);
  const exact = /:v?\d+\.\d+\.\d+(-[\w.-]+)?(@|$)|:\d+\.\d+-[\w.-]+(@|$)/; // Postgres versions have two numbers
  expect(images.filter((image) => !exact.test(image))).toEqual([]);
});

it("containers have no capability but the proxy's for its ports, gain none, and don't fill the disk with what they log", () => {
  const services = below("services:")
    .join("\n")
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1);
  expect(services.length).toBeGreaterThan(6);
  const confined = below("x-confined:");
  expect(confined).toContain("  cap_drop: [ALL]");
  expect(confined).toContain('  security_opt: ["no-new-privileges:true"]');
  expect(below("x-fungo:")).toContain("  <<: *confined");
  expect(confined.join("\n")).toMatch(
    /logging:.*\n {4}driver: local\n {4}options: \{ max-size: \d+m, max-file: "\d+" \}/,
  );
  expect(services.filter((service) => !/^ {4}<<: \*(confined|fungo)$/m.test(service))).toEqual([]);
  const given = [...compose.matchAll(/^ *(?:cap_drop|cap_add|security_opt|privileged): (\S+)/gm)].map(
    ([, what]) => what,
  );
  expect(given).toEqual(["[ALL]", '["no-new-privileges:true"]', "[NET_BIND_SERVICE]"]);
});

it("the image has the Node.js that the tests run on, and the README names; CI runs the specs on another, too", () => {
  const newestNode = /newestNode = "([\d.]+)"/.exec(read("scripts/test/newestNode.mjs"))![1]!;
  const inImage = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(inImage).toEqual([newestNode, newestNode]);
  expect(read(".ci/run")).toMatch(/^npm test\n(.*\n)*exec npm test -- --specs --own-node$/m);
  const line = Number.parseInt(newestNode, 10);
  expect(read("README.md")).toContain(`Node.js ${line}`);
  expect(outOfSupport("20.19.0")).toContain(`Node.js ${line}`);
});

it("everything the image copies exists and is not ignored", () => {
  const kept = [...read(".dockerignore").matchAll(/^!(.+)$/gm)].map(([, path]) => path!);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(" "));
  expect(copied.filter((path) => path !== "." && !kept.includes(path))).toEqual([]);
  expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it("every file given to a container is here; keys are not, and are never committed", () => {
  const mounted = [...compose.matchAll(/- \.\/([^:]+):/g)].map(([, path]) => path!);
  expect(mounted).toContain("deploy/Caddyfile");
  expect(mounted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(mounted).toContain("deploy/keys");
  expect(read("deploy/keys/.gitignore")).toBe("*\n!.gitignore\n");
  expect(read("deploy/Caddyfile")).toContain("reverse_proxy node1:3000 node2:3000");
  expect(read("deploy/prometheus.yml")).toContain('["node1:9464", "node2:9464"]');
});

it("commands name the database that they are about, and no password", () => {
  const own = { DATABASE_URL: "postgres://fungo:f00d@db.example:5432/cages", DATA_DIR: ".data" };
  expect(placeOf(own)).toBe("The database db.example:5432/cages");
  expect(placeOf({ DATA_DIR: "/srv/fungo" })).toBe("The database of /srv/fungo");
});

it("repeating what sets up a deployment never writes over the master key, the one thing that can't be made again", () => {
  const files = ["docs/operations.md", "README.md", ".env.example", "eventstore/masterKey.ts"];
  const lines = files.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => line.includes("openssl rand -base64")),
  );
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => !/\[ -e (\S*master\.key|\$\{file\}) \] \|\| .*> \1/.test(line))).toEqual([]);
  expect(read("docs/operations.md")).not.toMatch(/^cp (?!-n)/m);
});

it("the commands listed in the README are the package's", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const listed = [...read("README.md").matchAll(/^\| `npm (?:run )?([a-z:-]+)/gm)].map(([, name]) => name!);
  expect(listed.length).toBeGreaterThan(8);
  expect(listed.filter((name) => !(name in scripts))).toEqual([]);
});
