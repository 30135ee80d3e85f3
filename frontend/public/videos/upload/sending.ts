import { useSyncExternalStore } from "react";
import { DetailedError, Upload } from "tus-js-client";
import { posterUrl, type UploadVideo, uploadsUrl } from "../../../../backend/videos/contract.ts";
import { loggedInAgain } from "../../../shared/api.ts";
import { newKey } from "../../../shared/forms/attemptKey.ts";
import { onForgetAllKept } from "../../../shared/kept.ts";
import { settings } from "../../../shared/settings.ts";
import { toast } from "../../../shared/toastStore.ts";
import { mayRetry, neverAnew } from "../../../shared/videos/mayRetry.ts";
import { sendingWords as words } from "../words.ts";
import { isOver, whyNot } from "./failures.ts";
import { hashOf, unfinished, type Unfinished } from "./unfinished.ts";

/** What is sent: the file as it was chosen, or what was made of it. */
export interface Prepared {
  readonly file: File;
  readonly chosen: File;
  readonly cut: Unfinished["cut"];
  readonly poster: Blob | null;
}

/** The one upload of this browser's page. It goes on while other pages are looked at. */
export type Sending =
  | { readonly is: "none" }
  | {
      readonly is: "sending" | "paused" | "waiting"; // waiting: for the network, or for the user to log in
      readonly sent: number; // bytes
      readonly bytes: number;
      readonly name: string;
      readonly secondsLeft: number | null; // null: cannot be told yet
      readonly why: string; // of waiting
    }
  | { readonly is: "refused"; readonly why: string }
  | { readonly is: "done"; readonly videoId: string };

const chunk = 16 * 1024 ** 2; // bytes
const retryAfter = [0, 1000, 3000, 5000, 10_000]; // ms

let lock: WakeLockSentinel | undefined;
let wanted = false;

const ask = async () => {
  if (!wanted || document.visibilityState !== "visible") return;
  // Refused where the battery is low, and unknown to some browsers: the upload goes on anyway.
  lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
};

/** Keeps the phone's screen on: a phone that sleeps stops sending. Browsers let go of it whenever the page is hidden. */
const keepAwake = (on: boolean) => {
  if (wanted === on) return;
  wanted = on;
  if (on) {
    document.addEventListener("visibilitychange", ask);
    void ask();
    return;
  }
  document.removeEventListener("visibilitychange", ask);
  void lock?.release();
  lock = undefined;
};

let sending: Sending = { is: "none" };
let upload: Upload | undefined;
let began = { at: 0, sent: 0 }; // this stretch, to tell how fast it goes
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
const show = (next: Sending) => {
  sending = next;
  keepAwake(next.is === "sending");
  if (next.is === "sending") addEventListener("beforeunload", warn);
  else removeEventListener("beforeunload", warn);
  for (const listener of listeners) listener();
};

const timeLeft = (sent: number, bytes: number) => {
  const [passed, done] = [(performance.now() - began.at) / 1000, sent - began.sent];
  return passed > 2 && done > 0 ? ((bytes - sent) / done) * passed : null;
};

const over = () => {
  upload = undefined;
  unfinished.forget();
  removeEventListener("online", resume);
};

const sendPoster = (videoId: string, poster: Blob | null) =>
  poster &&
  fetch(posterUrl(videoId), { method: "PUT", body: poster, headers: { "content-type": poster.type } }).catch(() => {}); // a video without a picture is a video, too

const finished = async (videoId: string | undefined, poster: Blob | null) => {
  over();
  if (!videoId) return show({ is: "none" }); // the library shows it
  await sendPoster(videoId, poster);
  show({ is: "done", videoId });
  toast({ title: words.uploaded, text: words.coachWillLook(settings().claims.turnaround) });
};

const failed = (error: Error, sent: number, of: { bytes: number; name: string }) => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const say = (text: string) => toast({ title: words.uploadFailed, text, kind: "destructive" });
  const { why, canGoOn } = whyNot(response && { status: response.getStatus(), body: response.getBody() });
  if (response?.getStatus() === 401) void loggedInAgain(uploadsUrl).then((isBack) => isBack && resume());
  if (canGoOn && upload?.url) {
    show({ is: "waiting", sent, ...of, secondsLeft: null, why });
    addEventListener("online", resume, { once: true });
    say(`${why} ${words.itIsSafe}`);
    return;
  }
  over();
  show({ is: "refused", why });
  say(why);
};

/** Sends a video; `from`: what has begun before. Throws if the file can no longer be read. */
export const send = async (
  { file, chosen, cut, poster }: Prepared,
  told: Partial<UploadVideo> & { studentId?: string | undefined },
  from?: Unfinished,
) => {
  const of = { bytes: file.size, name: chosen.name };
  let sent = 0;
  const moved = (now: number) => {
    if (sending.is !== "sending") return;
    sent = now;
    show({ is: "sending", sent, ...of, secondsLeft: timeLeft(sent, file.size), why: "" });
  };
  const fields = { ...told, filename: chosen.name, filetype: file.type || chosen.type };
  const about = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === "string" && value ? [[name, value]] : [],
  );
  const hash = await hashOf(file);
  const keep = (url: string) => {
    const playerId = from ? from.playerId : told.studentId;
    unfinished.keep({ url, bytes: file.size, hash, file: { name: chosen.name, bytes: chosen.size }, cut, playerId });
  };
  upload = new Upload(file, {
    ...(from ? { uploadUrl: from.url } : { endpoint: uploadsUrl }),
    headers: { "idempotency-key": newKey() }, // begun again after a lost answer, it is the same upload
    chunkSize: chunk,
    retryDelays: retryAfter,
    onShouldRetry: mayRetry,
    storeFingerprintForResuming: false, // it would keep the title in the browser
    metadata: Object.fromEntries(about) as Record<string, string>,
    onUploadUrlAvailable: () => {
      if (!upload?.url) return;
      neverAnew(upload);
      keep(upload.url);
    },
    onProgress: moved,
    onError: (error) => failed(error, sent, of),
    onSuccess: ({ lastResponse }) => void finished(lastResponse.getHeader("Fungo-Video"), poster),
  });
  began = { at: performance.now(), sent: 0 };
  show({ is: "sending", sent, ...of, secondsLeft: null, why: "" });
  upload.start();
};

export const pause = () => {
  if (sending.is !== "sending") return;
  void upload?.abort();
  show({ ...sending, is: "paused", secondsLeft: null });
};

export const resume = () => {
  if (sending.is !== "paused" && sending.is !== "waiting") return;
  began = { at: performance.now(), sent: sending.sent };
  show({ ...sending, is: "sending", why: "" });
  upload?.start();
};

/** Unknown: it is a video if all of it had arrived, and otherwise ends by itself a day later. */
export type Canceled = "over" | "a video already" | "unknown" | "not begun";

export const cancel = async (): Promise<Canceled> => {
  const url = upload?.url;
  removeEventListener("online", resume);
  await upload?.abort().catch(() => {});
  const canceled = url ? await stopThere(url) : "not begun"; // as far as we know: an answer may be on its way
  over();
  show({ is: "none" });
  return canceled;
};

const patience = 10_000; // ms

/** Ends an upload, also one of an earlier visit. */
export const stopThere = (url: string): Promise<Canceled> =>
  fetch(url, {
    method: "DELETE",
    headers: { "tus-resumable": "1.0.0" },
    signal: AbortSignal.timeout(patience),
  }).then(
    ({ ok, status }) => (ok || status === 404 ? "over" : status === 409 ? "a video already" : "unknown"),
    () => "unknown",
  );

/** Back to choosing a video. */
export const startOver = () => show({ is: "none" });

/** How many bytes of an upload are safe. Undefined: none, as it is over. Throws if that can't be told. */
export const howFar = async ({ url }: Unfinished) => {
  const answer = await fetch(url, { method: "HEAD", headers: { "tus-resumable": "1.0.0" } });
  if (answer.headers.has("Fungo-Video")) return { videoId: answer.headers.get("Fungo-Video")! };
  if (isOver(answer.status)) return undefined;
  const offset = answer.headers.get("Upload-Offset");
  if (!answer.ok || offset === null) throw new Error(`HEAD of an upload: ${answer.status}`);
  return { sent: Number(offset) };
};

onForgetAllKept(() => {
  void upload?.abort();
  upload = undefined;
  show({ is: "none" });
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSending = () => useSyncExternalStore(subscribe, () => sending);
