import type { Context } from "../context.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { PolicyName, policyUrl, PolicyView } from "./contract.ts";

const policyCalls: readonly Call[] = [
  call(
    "GET",
    policyUrl(":id"),
    {
      does: "Shows the privacy policy, the terms, or the refund and cancellation policy, in Markdown.",
      who: "everybody",
      answer: { status: 200, body: PolicyView },
      refused: { 404: "There's no such policy." },
    },
    ({ params }, { policies: { version, texts } }) => {
      const name = PolicyName.safeParse(params.id);
      if (!name.success) throw new Rejection("missing", "NoSuchPolicy", "There's no such policy.");
      return { name: name.data, version, text: texts[name.data] };
    },
  ),
];

export const policies: Context = { name: "policies", calls: { policies: policyCalls }, shapes: { PolicyView } };
