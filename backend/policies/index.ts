import type { Context } from "../context.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { PolicyName, policyUrl, PolicyView } from "./contract.ts";

const policyCalls: readonly Call[] = [
  call(
    "GET",
    policyUrl(":id"),
    {
      does: "Shows the privacy policy, the terms, the refund and cancellation policy, or the waiver, in Markdown.",
      who: "everybody",
      answer: { status: 200, body: PolicyView },
      refused: { 404: "There's no such policy." },
    },
    ({ params }, { policies: { version, texts, waiver } }) => {
      const name = PolicyName.safeParse(params.id);
      const shown = name.data === "waiver" ? waiver : name.data && { version, text: texts[name.data] };
      if (!name.success || !shown) throw new Rejection("missing", "NoSuchPolicy", "There's no such policy.");
      return { name: name.data, ...shown };
    },
  ),
];

export const policies: Context = { name: "policies", calls: { policies: policyCalls }, shapes: { PolicyView } };
