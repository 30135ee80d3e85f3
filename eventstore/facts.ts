import { z } from "zod";
import type { Context } from "./context.ts";
import { contexts } from "./contexts.ts";
import type { Secrets } from "./personal.ts";

type Facts = (typeof contexts)[number]["facts"][number];
const all: readonly Facts[] = contexts.flatMap(({ facts }): readonly Facts[] => facts);

/** Every fact that Fungo records. */
export const Fact = z.discriminatedUnion("type", all as [Facts, ...Facts[]]);
export type Fact = z.infer<typeof Fact>;

/** Which fields of which facts are sealed, and with whose key. */
export const secrets: Secrets = Object.assign({}, ...contexts.map(({ secrets = {} }: Context) => secrets));

/** The prefixes of all stream names, up to a hyphen: a log among other products' streams knows its own by them. */
export const kindsOfStreams = contexts.flatMap(({ streams }: Context) => streams).toSorted();
