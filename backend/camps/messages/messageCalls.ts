import { campStream } from "../../../eventstore/camps/events.ts";
import { campById } from "../../../projections/camps/campQueries.ts";
import { messagesOf } from "../../../projections/camps/messages/messageQueries.ts";
import { commandAbout, newId } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { camp } from "../camp.ts";
import { campLimits } from "../limits.ts";
import { nameOf } from "../mails/campWords.ts";
import { ownCamp } from "../running/ownCamp.ts";
import {
  AskAudience,
  AudienceView,
  campMessagesUrl,
  CampMessageView,
  messageAudienceUrl,
  SendMessage,
} from "./messageContract.ts";
import { audienceOf, messageFamilies, mustBeSameMessage } from "./messageFamilies.ts";
import { messageLetter } from "./messageLetter.ts";

const mostMessages = campLimits.messageFamilies.points; // an hour
const keeper = { who: ["instructor", "admin"], whoInWords: "the camp's owner, and admins" } as const;

export const messageCalls: readonly Call[] = [
  call(
    "GET",
    campMessagesUrl(":id"),
    {
      does: "Lists the messages sent to a camp's families: when, by whom, and to how many.",
      ...keeper,
      answer: { status: 200, body: CampMessageView.array() },
    },
    async ({ user, params: { id } }, backend) => {
      await ownCamp(backend, user, id);
      return messagesOf(backend.db, id);
    },
  ),
  call(
    "POST",
    messageAudienceUrl(":id"),
    {
      does: "Says how many families and players a message would reach, and shows the email they'd get. Sends nothing.",
      ...keeper,
      body: AskAudience,
      unkeyed: true,
      answer: { status: 200, body: AudienceView },
    },
    async ({ user, params: { id }, body: { to, subject, text } }, backend) => {
      await ownCamp(backend, user, id);
      const { db, mail, time } = backend;
      const { families, players } = audienceOf((await backend.stateOf(camp, campStream(id)))!, to);
      const about = await campById(db, { id, today: time.today() });
      if (!about || subject === undefined || text === undefined) return { families, players, mail: null };
      const letter = messageLetter({ subject, text }, { camp: about, author: nameOf(user) });
      return { families, players, mail: mail.written(letter) };
    },
  ),
  call(
    "POST",
    campMessagesUrl(":id"),
    {
      does: "Emails a message to a camp's families, once each. `families` is the number the caller was shown.",
      ...keeper,
      body: SendMessage,
      answer: { status: 202, body: CampMessageView },
      refused: {
        409: "It would reach a different number of families than the caller was shown, or none, or the same key was sent before with a different message.",
        429: `The caller sent ${mostMessages} messages within the hour; \`Retry-After\` says how many seconds to wait.`,
      },
    },
    async ({ user, command: asked, params: { id }, body: { to: audience, ...message } }, backend) => {
      await ownCamp(backend, user, id);
      const command = commandAbout(asked, id);
      const messageId = newId(command, "campMessage");
      const stream = campStream(id);
      const isRepeat = (await backend.stateOf(camp, stream))?.messages.has(messageId);
      if (!isRepeat)
        await backend.limits.count(
          campLimits.messageFamilies,
          user.id,
          `You can send ${mostMessages} messages an hour.`,
        );
      await backend.handle(
        { fold: camp, stream, command },
        messageFamilies({ ...message, messageId, authorId: user.id, audience }),
      );
      const sent = (await messagesOf(backend.db, id)).find((one) => one.id === messageId);
      mustBeSameMessage(sent, { ...message, to: audience });
      return sent;
    },
  ),
];
