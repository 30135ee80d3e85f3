import { z } from "zod";
import type { Call } from "../http/oldCall.ts";
import { docsUrl, openApiUrl } from "./addresses.ts";

export const descriptionCalls: readonly Call[] = [
  {
    method: "GET",
    path: openApiUrl,
    does: "Describes every call, in OpenAPI 3.1.",
    who: "everybody",
    answer: {
      status: 200,
      body: z.looseObject({ openapi: z.literal("3.1.1"), paths: z.record(z.string(), z.unknown()) }),
    },
  },
  {
    method: "GET",
    path: docsUrl,
    does: "Shows the same to people, who can make the calls there.",
    who: "everybody",
    answer: { status: 200, type: "text/html" },
  },
];
