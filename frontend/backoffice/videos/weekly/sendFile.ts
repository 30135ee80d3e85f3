import { DetailedError, Upload } from "tus-js-client";
import { uploadsUrl } from "../../../../backend/videos/contract.ts";
import { ApiError, refused, Withheld } from "../../../shared/api.ts";
import { newKey } from "../../../shared/forms/attemptKey.ts";
import { mayRetry, neverAnew } from "../../../shared/videos/mayRetry.ts";
import { apiWords } from "../../../shared/words.ts";

const chunk = 16 * 1024 ** 2; // bytes
const retryAfter = [0, 1000, 3000, 5000, 10_000]; // ms

/** Uploads of this page, so that a form sent again after a refusal goes on where its file is. */
const known = new WeakMap<File, Upload>();
const whole = new WeakSet<Upload>();

const idOf = ({ url }: Upload) => url!.split("/").at(-1)!;

const reasonOf = (error: Error) => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return new ApiError(0, apiWords.weCouldntReach, { message: apiWords.weCouldntReach });
  return refused(new Response(null, { status: response.getStatus() }), response.getBody());
};

interface Sending {
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads a file piece by piece, for its author to publish. Returns the upload's id. Throws Withheld once stopped. */
export const sendFile = async (file: File, { onSent, signal }: Sending): Promise<string> => {
  const upload =
    known.get(file) ?? new Upload(file, { endpoint: uploadsUrl, headers: { "idempotency-key": newKey() } });
  if (whole.has(upload)) return idOf(upload);
  known.set(file, upload);
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", warn);
  try {
    await new Promise<void>((resolve, reject) => {
      Object.assign(upload.options, {
        chunkSize: chunk,
        retryDelays: retryAfter,
        onShouldRetry: mayRetry,
        storeFingerprintForResuming: false,
        metadata: { for: "weekly", filename: file.name, filetype: file.type },
        onUploadUrlAvailable: () => neverAnew(upload),
        onProgress: onSent,
        onSuccess: resolve,
        onError: (error: Error) => reject(reasonOf(error)),
      });
      signal.addEventListener("abort", () => {
        known.delete(file);
        void upload.abort(true).catch(() => {}); // else it ends by itself within a day
        reject(new Withheld());
      });
      upload.start();
    });
    whole.add(upload);
    return idOf(upload);
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) known.delete(file);
    throw error;
  } finally {
    removeEventListener("beforeunload", warn);
  }
};
