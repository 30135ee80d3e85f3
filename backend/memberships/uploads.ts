import { membershipStream } from "../../eventstore/memberships/events.ts";
import { uploadsBegunBefore } from "../../projections/memberships/dueQueries.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import type { Due } from "../timed/timedWork.ts";
import { commitUpload, membership, releaseUpload, reserveUpload } from "./membership.ts";
import { momentAt } from "./moment.ts";

const longestUpload = 24 * 60 * 60 * 1000; // ms

type Upload = Pick<Parameters<typeof commitUpload>[0], "playerId" | "uploadId">;
type Parts = Pick<Backend, "handle">;

const targetOf = ({ playerId }: Upload, command: Command) =>
  ({ fold: membership, stream: membershipStream(playerId), command }) as const;

/** Before the first byte. Throws a Rejection: NoMembership, NoUploadsLeft. */
export const reserve = ({ handle, time }: Parts & Pick<Backend, "time">, command: Command, upload: Upload) =>
  handle(targetOf(upload, command), reserveUpload({ ...upload, ...momentAt(time, command.now) }));

/** When the video is whole: from here on it counts for good. Throws a Rejection: NoSuchUpload, UploadReleased. */
export const commit = ({ handle }: Parts, command: Command, upload: Upload) =>
  handle(targetOf(upload, command), commitUpload(upload));

/** When it failed, was stopped, or is no video. What was counted stays counted. */
export const release = ({ handle }: Parts, command: Command, upload: Parameters<typeof releaseUpload>[0]) =>
  handle(targetOf(upload, command), releaseUpload(upload));

/** An upload that has not ended within a day will not. */
export const releaseUnfinished = async (backend: Backend, { now, signal }: Due): Promise<void> => {
  const begunBefore = new Date(Date.parse(now) - longestUpload).toISOString();
  for (const { id: uploadId, playerId } of await uploadsBegunBefore(backend.db, begunBefore)) {
    if (signal.aborted) return;
    const command: Command = { actor: "system", now, requestId: `upload ${uploadId}` };
    await release(backend, command, { playerId, uploadId, why: "never finished" });
  }
};
