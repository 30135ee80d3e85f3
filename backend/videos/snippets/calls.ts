import { snippetStream } from "../../../eventstore/videos/snippetEvents.ts";
import { snippetsOf } from "../../../projections/videos/snippetQueries.ts";
import type { Backend, Undo } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { DeletedSnippet, SaveSnippet, snippetsUrl, snippetUrl, SnippetView } from "./contract.ts";
import { deleteSnippet, rewordSnippet, saveSnippet, snippets, undoDeletion } from "./snippets.ts";

const owner = { who: ["instructor"], whoInWords: "instructors; each has their own" } as const;

const ofInstructor = (by: string, command: Command) => ({ fold: snippets, stream: snippetStream(by), command });

const snippetOf = async (
  { db }: Pick<Backend, "db">,
  by: string,
  snippetId: string,
): Promise<SnippetView | undefined> => (await snippetsOf(db, by)).find(({ id }) => id === snippetId);

export const snippetCalls: readonly Call[] = [
  call(
    "GET",
    snippetsUrl,
    {
      does: "Lists the texts that the caller has saved for feedback, by the alphabet.",
      ...owner,
      answer: { status: 200, body: SnippetView.array() },
    },
    ({ user }, { db }) => snippetsOf(db, user.id),
  ),
  call(
    "POST",
    snippetsUrl,
    {
      does: "Saves a text for feedback to come.",
      ...owner,
      body: SaveSnippet,
      answer: { status: 201, body: SnippetView },
      refused: { 409: "The caller has it already (SnippetExists), or has 50 (TooManySnippets)." },
    },
    async ({ user: { id: by }, body: personal, command }, backend) => {
      const snippetId = newId(command, "snippet");
      await backend.handle(ofInstructor(by, command), saveSnippet({ snippetId, by, personal }));
      return created(snippetId, await snippetOf(backend, by, snippetId));
    },
  ),
  call(
    "PATCH",
    snippetUrl(":id"),
    {
      does: "Changes such a text. Feedback it was put into stays as it is.",
      ...owner,
      body: SaveSnippet,
      answer: { status: 200, body: SnippetView },
      refused: { 409: "The caller has a snippet with this text already (SnippetExists)." },
    },
    async ({ user: { id: by }, params: { id: snippetId }, body: personal, command }, backend) => {
      await backend.handle(ofInstructor(by, command), rewordSnippet({ snippetId, by, personal }));
      return snippetOf(backend, by, snippetId);
    },
  ),
  call(
    "DELETE",
    snippetUrl(":id"),
    {
      does: "Deletes such a text. Feedback it was put into stays as it is.",
      ...owner,
      answer: { status: 200, body: DeletedSnippet },
    },
    async ({ user: { id: by }, params: { id: snippetId }, command }, backend) => {
      await backend.handle(ofInstructor(by, command), deleteSnippet({ snippetId, by }));
      return { id: snippetId, deleted: true as const };
    },
  ),
];

const undo: Undo["undo"] = async ({ handle }, command, { of: snippetId, ...act }) => {
  if (typeof command.actor === "string") return;
  const { userId: by } = command.actor; // whoever deleted it, whose it is
  await handle(ofInstructor(by, command), undoDeletion({ snippetId, by }, act));
};
export const snippetUndos: readonly Undo[] = [{ what: "SnippetDeleted", undo }];
