// Who may import whom. All rules but one also hold for `import type`: needing only the types is still knowledge.

const forTests = "(^|/)testing/|/examples\\.ts$";
const tests = `${forTests}|\\.test\\.tsx?$|^frontend/e2e/|^scripts/attack/`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** What several floors share: a quote, what may be done next. */
const rules = "^(projections|backend)/.+Rule\\.ts$";

const served = "eventstore|projections|backend";
/** Folders of these rooms that are not contexts. */
const parts = "demo|eventStoreDb|embedded|http|operations|pages|rebuilding|schema|testing|timed";
/** What everyone may use. A separate rule says who may use what is made for specs. */
const open = [forTests, "/open\\.ts$", "^backend/.+ontract\\.ts$", rules, "^projections/[^/]+/tables\\.ts$"];

/** A room's specs may use what other rooms provide for specs; a separate rule keeps that out of production code. */
const room = (name, closedTo, ...except) =>
  forbid(
    `${name}-looks-one-way`,
    `${name} may not know ${closedTo}`,
    { path: `^${name}/` },
    { path: `^(${closedTo})/`, pathNot: [forTests, ...except] },
  );

/** An `import type` does not break this one. The parser cannot tell it from other imports; check-imports.mjs can. */
export const typesAlone = "view-takes-types-alone";

const zod = "(^|/)zod($|/)";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    room("eventstore", "projections|backend|frontend"),
    room("projections", "backend|frontend", rules),
    room("backend", "frontend"),
    forbid(
      "frontend-knows-contracts-and-rules",
      "a front end meets the server through backend/*/contract.ts, and *Contract.ts and *Rule.ts beside it",
      { path: "^frontend/" },
      {
        path: "^(eventstore|projections|backend)/",
        pathNot: ["^backend/.+ontract\\.ts$", rules, forTests],
      },
    ),
    forbid(
      "fronts-apart",
      "what both fronts use lies in frontend/shared",
      { path: "^frontend/(public|backoffice|shared)/" },
      { path: "^frontend/(public|backoffice)/", pathNot: "^frontend/$1/" },
    ),
    forbid(
      "contract-stays-light",
      "a contract is part of a front end's bundle: zod, its context's views, contracts and rules, those that contexts share, nothing else",
      { path: "^backend/([^/]+)/.*ontract\\.ts$", pathNot: forTests },
      {
        pathNot: [
          zod,
          "^projections/$1/(v|\\w+V)iew\\.ts$",
          "^backend/$1/.*ontract\\.ts$",
          rules,
          "^backend/\\w+Contract\\.ts$",
        ],
      },
    ),
    forbid(
      "view-stays-light",
      "a view is part of a front end's bundle: zod, its context's views and the types of its facts, nothing else",
      { path: "^projections/([^/]+)/(?:v|\\w+V)iew\\.ts$" },
      { pathNot: [zod, "^projections/$1/(v|\\w+V)iew\\.ts$", "^eventstore/$1/(e|\\w+E)vents\\.ts$"] },
    ),
    forbid(
      typesAlone,
      "a view takes from its context's facts what `import type` brings: their schemas are too heavy for a front end",
      { path: "^projections/[^/]+/(v|\\w+V)iew\\.ts$" },
      { path: "^eventstore/([^/]+)/(e|\\w+E)vents\\.ts$" },
    ),
    forbid(
      "tables-stay-apart",
      "any context's queries may join tables: they know the shapes of their own context's facts and views, nothing else",
      { path: "^projections/([^/]+)/tables\\.ts$" },
      {
        pathNot: [
          "^projections/table\\.ts$",
          "^projections/$1/(v|\\w+V)iew\\.ts$",
          "^eventstore/($1/[^/]+|eventStore)\\.ts$",
        ],
      },
    ),
    forbid(
      "rules-stay-pure",
      // The parser cannot tell types from values, so a rule spells out the few fields it looks at.
      "a rule is part of decisions, read models and browsers alike: other rules, nothing else, no types either",
      { path: rules },
      { pathNot: rules },
    ),
    forbid(
      "siblings-meet-at-doors",
      "a context uses another one, in whatever room, through its open.ts, contracts, rules and tables alone",
      { path: `^(?:${served})/(?!(?:${parts})/)([^/]+)/`, pathNot: tests },
      { path: `^(?:${served})/[^/]+/`, pathNot: ["^[^/]+/$1/", "^backend/(http|timed)/", ...open] },
    ),
    // Demo data does what people do, through every context's commands.
    forbid(
      "rooms-meet-at-doors",
      "what belongs to no context uses those of the rooms below through their doors alone",
      { path: `^(projections|backend)/(?:[^/]+$|(?:${parts})/)`, pathNot: [tests, "^backend/demo/"] },
      { path: `^(?:${served})/(?!(?:${parts})/)[^/]+/`, pathNot: ["^$1/", ...open] },
    ),
    ...served
      .split("|")
      .map((name) =>
        forbid(
          "doors-lead-to-no-calls",
          "whoever opens a door must not bring in the calls behind it, or the list of all faces",
          { path: `^${name}/[^/]+/open\\.ts$` },
          { path: `^${name}/(contexts|.+/(index|calls|\\w+Calls))\\.ts$`, reachable: true },
        ),
      ),
    forbid(
      "s3-on-request",
      "a product without a bucket does not load what speaks S3: openStorage.ts imports it when it is needed",
      { pathNot: `^backend/videos/storage/s3(Receiving)?\\.ts$|${tests}` },
      {
        path: "node_modules/@(aws-sdk|smithy|tus/s3-store)/|^backend/videos/storage/s3(Receiving)?\\.ts$",
        dependencyTypesNot: ["dynamic-import"],
      },
    ),
    forbid("scripts-are-leaves", "nothing imports scripts", { pathNot: "^scripts/" }, { path: "^scripts/" }),
    forbid("specs-stay-specs", "what is made for specs is not for the product", { pathNot: tests }, { path: tests }),
    forbid("no-circles", "two files that need each other are one file or three", {}, { circular: true }),
  ],
  options: {
    // TypeScript 7 does not offer the compiler's own parser: without this nothing is read and nothing is found.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: "node_modules",
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"], exportsFields: ["exports"] },
  },
};
