import { playerMessagesStream } from "../../../eventstore/players/messageEvents.ts";
import { messagesAbout } from "../../../projections/players/messages.ts";
import { newId } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { playerLimits } from "../limits.ts";
import { studentOf } from "../notes/calls.ts";
import { studentsUrl } from "../studentContract.ts";
import { taught } from "../studentCalls.ts";
import { MessageFamily, PlayerMessageView } from "./contract.ts";
import { adultsOf } from "./mails.ts";
import { messageFamily, playerMessages } from "./messageFamily.ts";

const messagesUrl = `${studentsUrl}/:id/messages` as const;
const aDay = playerLimits.messageFamily.points;

export const playerMessageCalls: readonly Call[] = [
  call(
    "GET",
    messagesUrl,
    {
      does: "Shows what staff emailed a player's family from the player's page, the latest first.",
      ...taught,
      answer: { status: 200, body: PlayerMessageView.array() },
    },
    async ({ user, params: { id } }, backend) => messagesAbout(backend.db, await studentOf(backend, { user, id })),
  ),
  call(
    "POST",
    messagesUrl,
    {
      does: "Emails a message to the adults who answer for a player. Replies go to the caller's own address.",
      ...taught,
      body: MessageFamily,
      answer: { status: 202, body: PlayerMessageView.array() },
      refused: {
        409: "There's no adult with an email address.",
        429: `${aDay} messages a day from one account. \`Retry-After\` says how many seconds to wait.`,
      },
    },
    async ({ user, command, params: { id }, body }, backend) => {
      const playerId = await studentOf(backend, { user, id });
      await backend.limits.count(playerLimits.messageFamily, user.id, `You can send ${aDay} messages a day.`);
      const readers = (await adultsOf(backend.db, playerId)).length;
      const message = { playerId, messageId: newId(command, "message"), writtenBy: user.id, ...body };
      const target = { fold: playerMessages, stream: playerMessagesStream(playerId), command };
      await backend.handle(target, messageFamily(message, { readers }));
      return messagesAbout(backend.db, playerId);
    },
  ),
];
