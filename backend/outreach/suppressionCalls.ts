import { suppressionStream } from "../../eventstore/outreach/events.ts";
import {
  leagueOfRecipient,
  listSuppressions,
  suppressionById,
  suppressionList,
} from "../../projections/outreach/leagueQueries.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { suppressionsUrl, suppressionUrl } from "./contract.ts";
import { AllowAgain, AllowedView, Suppress, SuppressionView } from "./leagues/contract.ts";
import { recipients } from "./recipients.ts";
import { allowAgain, noSuchSuppression, suppression, unsubscribe } from "./suppression.ts";

const by = { asked: "staff", complaint: "complaint", bounce: "bounce" } as const;

export const suppressionCalls: readonly Call[] = [
  call(
    "GET",
    suppressionsUrl,
    {
      does: "Lists addresses that get no emails to leagues, by fingerprint: since when, and why. The address is shown if a league has it.",
      who: ["admin"],
      list: suppressionList,
      answer: { status: 200, body: SuppressionView.array() },
    },
    async ({ list }, { db, keys }) => {
      const { q } = list.filter;
      return listSuppressions(db, list, q?.includes("@") ? await recipients(keys).fingerprintOf(q) : undefined);
    },
  ),
  call(
    "POST",
    suppressionsUrl,
    {
      does: "Stops all emails to leagues to an address: its owner asked us, called them spam, or mail to it comes back.",
      who: ["instructor", "admin"],
      body: Suppress,
      answer: { status: 201, body: SuppressionView },
    },
    async ({ body: { email, why }, command }, { db, keys, handle }) => {
      const fingerprint = await recipients(keys).fingerprintOf(email);
      const target = { fold: suppression, stream: suppressionStream(fingerprint), command };
      await handle(target, unsubscribe({ fingerprint, by: by[why] }));
      return created(fingerprint, await suppressionById(db, fingerprint));
    },
  ),
  call(
    "DELETE",
    suppressionUrl(":id"),
    {
      does: "Lets an address get emails to leagues again, because its owner asked for it. Who said so stays recorded.",
      who: ["admin"],
      body: AllowAgain,
      answer: { status: 200, body: AllowedView },
      refused: { 409: "No league has this address (NoLeague)." },
    },
    async ({ params: { id: fingerprint }, body: { reason: words }, command }, { db, handle, stateOf }) => {
      const stream = suppressionStream(fingerprint);
      if ((await stateOf(suppression, stream)) === undefined) throw noSuchSuppression();
      const leagueId = await leagueOfRecipient(db, fingerprint);
      if (leagueId === undefined)
        throw new Rejection("conflict", "NoLeague", "Please add the league with this address first.");
      await handle({ fold: suppression, stream, command }, allowAgain({ fingerprint, leagueId, personal: { words } }));
      return { id: fingerprint };
    },
  ),
];
