import { z } from "zod";
import { leagueStream, leagueSubject } from "../../../eventstore/outreach/events.ts";
import { leagueById, leagueList, leagueRegions, listLeagues } from "../../../projections/outreach/leagueQueries.ts";
import { created } from "../../http/answers.ts";
import { raw } from "../../http/bodies/bodies.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { importMostBytes, ImportQuery, ImportView } from "../../http/csv/importContract.ts";
import { erase } from "../../privacy/open.ts";
import { sought } from "../../sought.ts";
import { answeredUrl, importLeaguesUrl, leagueRegionsUrl, leaguesUrl, leagueUrl } from "../contract.ts";
import { addLeagueByHand, correctLeagueByHand } from "./addressBook.ts";
import { AddLeague, AnsweredEmail, LeagueForm, LeagueView } from "./contract.ts";
import { importLeagues, tryImport } from "./importLeagues.ts";
import { league, noSuchLeague, noteAnswer, removeLeague } from "./league.ts";

const staff = ["instructor", "admin"] as const;
const refusedKnown = { 409: "Another league has this email address (KnownAddress)." };

export const leagueCalls: readonly Call[] = [
  call(
    "GET",
    leaguesUrl,
    {
      does: "Lists leagues and clubs with their contacts, and whether they can be emailed.",
      who: staff,
      list: leagueList,
      answer: { status: 200, body: LeagueView.array() },
    },
    ({ list }, { db }) => listLeagues(db, list),
  ),
  call(
    "GET",
    leagueRegionsUrl,
    {
      does: "Lists the regions that leagues are in, as staff named them.",
      who: staff,
      answer: { status: 200, body: z.string().array() },
    },
    (_, { db }) => leagueRegions(db),
  ),
  call(
    "GET",
    leagueUrl(":id"),
    { does: "Shows one league.", who: staff, answer: { status: 200, body: LeagueView } },
    ({ params: { id } }, backend) => sought(backend, () => leagueById(backend.db, id), noSuchLeague),
  ),
  call(
    "POST",
    leaguesUrl,
    {
      does: "Adds a league. Nothing is sent.",
      who: staff,
      body: AddLeague,
      answer: { status: 201, body: LeagueView },
      refused: refusedKnown,
    },
    async ({ body: form, command }, backend) => {
      const source = form.inquiryId ? "inquiry" : "form";
      const id = await addLeagueByHand(backend, command, { ...form, source });
      return created(id, await leagueById(backend.db, id));
    },
  ),
  call(
    "PUT",
    leagueUrl(":id"),
    {
      does: "Corrects a league and its contact.",
      who: staff,
      body: LeagueForm,
      answer: { status: 200, body: LeagueView },
      refused: refusedKnown,
    },
    async ({ params: { id: leagueId }, body: form, command }, backend) => {
      await correctLeagueByHand(backend, command, { leagueId, ...form });
      return leagueById(backend.db, leagueId);
    },
  ),
  call(
    "DELETE",
    leagueUrl(":id"),
    {
      does: "Removes a league for good, with its contact and the text of all emails to it. If its address unsubscribed, that stays known.",
      who: staff,
      answer: { status: 200, body: z.object({ id: z.string() }) },
    },
    async ({ params: { id: leagueId }, command }, backend) => {
      await backend.handle({ fold: league, stream: leagueStream(leagueId), command }, removeLeague(leagueId));
      await erase(backend, command, leagueSubject({ leagueId }));
      return { id: leagueId };
    },
  ),
  call(
    "POST",
    answeredUrl(":id"),
    {
      does: "Notes that a league replied to an email.",
      who: staff,
      body: AnsweredEmail,
      answer: { status: 200, body: LeagueView },
      refused: { 409: "It was never emailed (NeverEmailed)." },
    },
    async ({ params: { id: leagueId }, body, command }, backend) => {
      const found = await sought(backend, () => leagueById(backend.db, leagueId), noSuchLeague);
      const emailId = body.emailId ?? found.lastEmailId;
      if (emailId === null) throw new Rejection("conflict", "NeverEmailed", "This league was never emailed from here.");
      await backend.handle(
        { fold: league, stream: leagueStream(leagueId), command },
        noteAnswer({ leagueId, emailId }),
      );
      return leagueById(backend.db, leagueId);
    },
  ),
  call(
    "POST",
    importLeaguesUrl,
    {
      does: "Adds leagues from a CSV file with the columns League, Contact, Email, Sport and Region. Says of each row what became of it, or, on a dry run, what would. Nothing is sent.",
      who: staff,
      query: ImportQuery,
      body: raw("text/csv", { atMost: importMostBytes }),
      answer: { status: 200, body: ImportView },
      refused: {
        408: "It took longer than 15 seconds to arrive.",
        413: "The file is larger than 1 MB.",
        422: "It's no CSV file, has no leagues, or more than 1,000.",
      },
    },
    async ({ query: { dryRun }, body, command }, backend) => {
      const isDryRun = dryRun === "true";
      const rows = await (isDryRun ? tryImport(backend, body) : importLeagues(backend, command, body));
      return { isDryRun, rows };
    },
  ),
];
