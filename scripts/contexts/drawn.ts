import { contexts as backend } from "../../backend/contexts.ts";
import { documentedPath } from "../../backend/http/openApi.ts";
import type { Context as Facts } from "../../eventstore/context.ts";
import { contexts as eventstore } from "../../eventstore/contexts.ts";
import { contexts as projections } from "../../projections/contexts.ts";

const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(", ");
const line = (title: string, texts: readonly string[]) => (texts.length > 0 ? [`- **${title}**: ${code(texts)}`] : []);

const factsOf = ({ facts = [] }: Partial<Facts>) => facts.map(({ shape }) => shape.type.value);

const section = (name: string) => {
  const facts: Partial<Facts> = eventstore.find((face) => face.name === name) ?? {};
  const tables = projections
    .find((face) => face.name === name)
    ?.projectors.flatMap((projector) => projector.tables.map((table) => table.name));
  const {
    calls = {},
    mails = [],
    timed = [],
    limits = {},
    exported = [],
  } = backend.find((face) => face.name === name) ?? {
    name,
  };
  const paths = Object.values(calls)
    .flat()
    .map(({ method, path }) => `${method} ${documentedPath(path)}`);
  return [
    `## ${name}`,
    "",
    ...line(
      "Streams",
      (facts.streams ?? []).map((stream) => `${stream}-…`),
    ),
    ...line("Facts", factsOf(facts)),
    ...line("Tables", tables ?? []),
    ...line("Calls", paths),
    ...(mails.length > 0 ? [`- **Mails**: ${mails.length}`] : []),
    ...line(
      "Timed",
      timed.map((work) => work.name),
    ),
    ...line("Limits", Object.keys(limits)),
    ...line(
      "Exported",
      exported.map((part) => part.name),
    ),
  ].join("\n");
};

/** Every context with what it brings, drawn from the faces. */
export const drawn = () => {
  const names = [...new Set([...backend, ...eventstore, ...projections].map(({ name }) => name))];
  return (
    [
      "# Contexts",
      "Drawn from the faces of the contexts by `npm run contexts`; a spec holds it true. A context is one folder of this name in each room.",
      ...names.map(section),
    ].join("\n\n") + "\n"
  );
};
