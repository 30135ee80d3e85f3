import { PlayerMessageEvent } from "../../../eventstore/players/messageEvents.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";

/** The ids of what was sent. */
export const playerMessages: Fold<ReadonlySet<string>, PlayerMessageEvent> = {
  events: PlayerMessageEvent,
  initial: new Set(),
  evolve: (sent, { data }) => new Set(sent).add(data.messageId),
};

interface Message {
  readonly playerId: string;
  readonly messageId: string;
  readonly writtenBy: string;
  readonly subject: string;
  readonly text: string;
}

/** `readers`: how many would get it. */
export const messageFamily =
  ({ subject, text, ...data }: Message, { readers }: { readers: number }) =>
  (sent: ReadonlySet<string>): PlayerMessageEvent[] => {
    if (sent.has(data.messageId)) return [];
    if (readers === 0)
      throw new Rejection(
        "conflict",
        "NobodyToMessage",
        "We have no email address of an adult in this family. Try calling them.",
      );
    return [{ type: "FamilyMessaged", data: { ...data, personal: { subject, text } } }];
  };
