import { type MembershipEvent, membershipStream } from "../../eventstore/memberships/events.ts";
import { uploadsBegunBefore } from "../../projections/memberships/dueQueries.ts";
import { leftIn } from "../../projections/memberships/standingRule.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { eachByItself } from "../eachByItself.ts";
import { Rejection } from "../http/rejection.ts";
import type { Due } from "../timed/timedWork.ts";
import { type Act, isActiveAt, later, membership, type Membership, personalOf } from "./membership.ts";
import { momentAt } from "./moment.ts";

const countedIn = ({ uploads, granted }: Membership, month: string) => ({
  used: Object.values(uploads).filter((upload) => upload.month === month && upload.state !== "released").length,
  granted: granted[month] ?? 0,
});

interface Grant extends Act {
  readonly uploads: number;
  readonly month: string;
}
export const grantUploads =
  ({ playerId, by, words, now, uploads, month }: Grant) =>
  (state: Membership): MembershipEvent[] => {
    if (!isActiveAt(state, now))
      throw new Rejection(
        "conflict",
        "NotActive",
        "Only members can get more uploads. Please activate the membership first.",
      );
    const data = { playerId, by, month: later(state.month, month), uploads, personal: personalOf(words) };
    return [{ type: "UploadsGranted", data }];
  };

interface Reservation {
  readonly playerId: string;
  readonly uploadId: string;
  readonly now: string;
  readonly month: string;
}

/** Before the first byte. Of any number at once as many succeed as are left: they meet in this stream. */
export const reserveUpload =
  ({ playerId, uploadId, now, month: current }: Reservation) =>
  (state: Membership): MembershipEvent[] => {
    if (uploadId in state.uploads) return [];
    if (!isActiveAt(state, now))
      throw new Rejection("forbidden", "NoMembership", "Uploading a video needs a membership.");
    const month = later(state.month, current);
    if (leftIn(countedIn(state, month)) === 0)
      throw new Rejection("forbidden", "NoUploadsLeft", "All of this month's uploads are used.");
    return [{ type: "UploadReserved", data: { playerId, uploadId, month } }];
  };

const noSuchUpload = () => new Rejection("missing", "NoSuchUpload", "We couldn't find this upload.");

/** Once the file is whole and is a video. */
export const commitUpload =
  ({ playerId, uploadId }: Pick<Reservation, "playerId" | "uploadId">) =>
  ({ uploads }: Membership): MembershipEvent[] => {
    const upload = uploads[uploadId];
    if (!upload) throw noSuchUpload();
    if (upload.state === "released")
      throw new Rejection("conflict", "UploadReleased", "This upload took too long. Please upload the video again.");
    return upload.state === "committed"
      ? []
      : [{ type: "UploadCommitted", data: { playerId, uploadId, month: upload.month } }];
  };

type Released = Extract<MembershipEvent, { type: "UploadReleased" }>["data"];

/** What is counted stays counted: deleting a video gives nothing back. */
export const releaseUpload =
  ({ playerId, uploadId, why }: Pick<Released, "playerId" | "uploadId" | "why">) =>
  ({ uploads }: Membership): MembershipEvent[] => {
    const upload = uploads[uploadId];
    if (!upload) throw noSuchUpload();
    return upload.state === "reserved"
      ? [{ type: "UploadReleased", data: { playerId, uploadId, month: upload.month, why } }]
      : [];
  };

/** Says that a month began anew for a member. Nothing is counted by it. */
export const resetUploads =
  ({ playerId, month, now }: { playerId: string; month: string; now: string }) =>
  (state: Membership): MembershipEvent[] =>
    isActiveAt(state, now) && state.month < month ? [{ type: "UploadsReset", data: { playerId, month } }] : [];

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

/** Timed work: an upload that has not ended within a day will not. */
export const releaseUnfinished = async (backend: Backend, { now, signal }: Due): Promise<void> => {
  const begunBefore = new Date(Date.parse(now) - longestUpload).toISOString();
  await eachByItself(await uploadsBegunBefore(backend.db, begunBefore), async ({ id: uploadId, playerId }) => {
    if (signal.aborted) return;
    const command: Command = { actor: "system", now, requestId: `upload ${uploadId}` };
    await release(backend, command, { playerId, uploadId, why: "never finished" });
  });
};
