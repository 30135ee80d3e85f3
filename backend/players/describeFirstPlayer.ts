import { playerStream } from "../../eventstore/players/events.ts";
import type { DescribeFirstPlayer } from "../backend.ts";
import { newId } from "../command.ts";
import { Rejection } from "../http/rejection.ts";
import { addPlayer, player as unknownPlayer, wordsOf } from "./player.ts";

/** Beside the field of the form that has the player in it. */
const beside = (error: unknown) =>
  error instanceof Rejection && error.issues
    ? new Rejection(error.kind, error.code, error.message, {
        issues: error.issues.map(({ path, message }) => ({ path: ["player", ...path], message })),
      })
    : error;

export const describeFirstPlayer: DescribeFirstPlayer = (command, { by, agreedTo, player, today }) => {
  const playerId = newId(command, "player");
  try {
    const personal = wordsOf(player, { today });
    const facts = addPlayer({ playerId, by, agreedTo, personal, today })(unknownPlayer.initial);
    return { stream: playerStream(playerId), facts };
  } catch (error) {
    throw beside(error);
  }
};
