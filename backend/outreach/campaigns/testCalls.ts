import type { Call } from "../../http/call.ts";
import { call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { testUrl } from "../contract.ts";
import { contentOf, letterOf } from "../letter.ts";
import { outreachLimits } from "../limits.ts";
import { unsubscribePage } from "../mails.ts";
import { requirePostalAddress } from "../sender.ts";
import { TestedView, TestEmail } from "./contract.ts";

export const testCalls: readonly Call[] = [
  call(
    "POST",
    testUrl,
    {
      does: "Sends an email to a league as it would go out, but to the caller's own address alone.",
      who: ["instructor", "admin"],
      body: TestEmail,
      answer: { status: 202, body: TestedView },
      refused: {
        409: "The facility's postal address isn't set (NoPostalAddress).",
        429: "20 test emails an hour from one account. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ body: form, user, command }, backend) => {
      const content = contentOf(form, backend.business);
      requirePostalAddress(backend);
      if (user.email === null) throw new Rejection("conflict", "NoAddress", "Your account has no email address.");
      await backend.limits.count(outreachLimits.testOutreach, user.id, "That's all the test emails for this hour.");
      await backend.mail.post({
        key: `outreach test ${command.key ? `${user.id} ${command.key}` : command.requestId}`,
        kind: "outreach test",
        to: { email: user.email },
        subjects: [user.id],
        instructorId: user.id,
        letter: letterOf(
          content,
          { leagueName: form.leagueName, unsubscribePath: unsubscribePage("") },
          backend.business,
        ),
      });
      return { to: user.email };
    },
  ),
];
