import { z } from "zod";
import { type Call, type ListParts, oneOrMore } from "../http/oldCall.ts";
import {
  CampStatus,
  campExportUrl,
  campsUrl,
  CampType,
  campUrl,
  CampView,
  CampWithRegistrationsView,
  ConsequencesView,
} from "./contract.ts";
import {
  ArchiveCamp,
  archiveCampUrl,
  CancelCamp,
  cancelCampUrl,
  consequencesUrl,
  PublishCamp,
  restoreCampUrl,
  ReviseCamp,
} from "./publishContract.ts";

const own = { who: ["instructor", "admin"], whoInWords: "the instructor whose camp it is, and admins" } as const;

/** With who comes, for those who keep it. */
const Shown = z.union([CampWithRegistrationsView, CampView]);

export const campList: ListParts = {
  sort: [
    "id",
    "title",
    "campType",
    "location",
    "startDate",
    "status",
    "fullCampPrice",
    "registeredCount",
    "waitlistCount",
    "publishedAt",
  ],
  filter: z.object({
    id: oneOrMore(z.string()),
    instructorId: oneOrMore(z.string()),
    campType: oneOrMore(CampType),
    status: oneOrMore(CampStatus),
    q: z.string().optional().describe("part of the title, description, location or instructor's name"),
  }),
};

export const campCalls: readonly Call[] = [
  {
    method: "GET",
    path: campsUrl,
    does: "Lists camps and clinics, what is to come first. Those put away are listed for whose they are, where `filter` asks for that status.",
    who: "everybody",
    query: z.object({ instructorId: z.string().optional() }),
    list: campList,
    answer: { status: 200, body: Shown.array() },
  },
  {
    method: "GET",
    path: campExportUrl,
    does: "All camps as a file for spreadsheets, with the registrations of those that the caller keeps; what parents told about health is never in it. That it was taken is recorded.",
    who: ["instructor", "admin"],
    answer: { status: 200, type: "text/csv" },
  },
  {
    method: "GET",
    path: campUrl(":id"),
    does: "Shows one camp, also one that was cancelled or put away.",
    who: "everybody",
    answer: { status: 200, body: Shown },
  },
  {
    method: "POST",
    path: campsUrl,
    does: "Publishes a camp or clinic of the caller's own; an admin may name its instructor.",
    who: ["instructor", "admin"],
    body: PublishCamp,
    answer: { status: 201, body: Shown },
  },
  {
    method: "PUT",
    path: campUrl(":id"),
    does: "Changes what a camp promises; what is not told stays. What was quoted to those who registered stays too.",
    ...own,
    body: ReviseCamp,
    answer: { status: 200, body: Shown },
    refused: { 409: "It would take a place or a day from somebody who has it, or the camp was cancelled." },
  },
  {
    method: "DELETE",
    path: campUrl(":id"),
    does: "Puts a camp away for which nobody is registered. With `force=true` one that is to come is cancelled instead, for the reason in the body. Nothing is erased.",
    ...own,
    query: z.object({ force: z.enum(["true", "false"]).optional() }),
    body: ArchiveCamp.optional(),
    answer: { status: 200, body: Shown },
    refused: { 409: "Families are registered, and it was not forced." },
  },
  {
    method: "POST",
    path: cancelCampUrl(":id"),
    does: "Calls a camp off. Everybody who comes or waits is told the reason; registrations stay, and what was paid is owed back.",
    ...own,
    body: CancelCamp,
    answer: { status: 200, body: Shown },
    refused: { 409: "The camp is over." },
  },
  {
    method: "POST",
    path: archiveCampUrl(":id"),
    does: "Puts a camp out of all lists; its address still answers, and whoever comes still comes.",
    ...own,
    body: ArchiveCamp.optional(),
    answer: { status: 200, body: Shown },
  },
  {
    method: "POST",
    path: restoreCampUrl(":id"),
    does: "Takes a camp out of the archive again.",
    ...own,
    answer: { status: 200, body: Shown },
  },
  {
    method: "GET",
    path: consequencesUrl(":id"),
    does: "Says whom calling a camp off concerns and what is owed back then.",
    ...own,
    answer: { status: 200, body: ConsequencesView },
  },
];
