import type { RequestListener } from "node:http";
import type { AnswerCache } from "./answerCache.ts";
import { inEncodingFor, send } from "./preparedAnswer.ts";
import type { RequestBook } from "../requests.ts";

/** A current cached answer is sent before Koa would begin; metrics count it like the rest. */
export const readyFirst =
  ({ ready }: AnswerCache, book: RequestBook, otherwise: RequestListener): RequestListener =>
  (req, res) => {
    const answer = ready(req);
    const encoded = answer && inEncodingFor(req, answer);
    if (!answer || !encoded || encoded instanceof Promise) return otherwise(req, res);
    const request = book.begin(req);
    const status = send(req, res, { answer, encoded, requestId: request.requestId });
    book.end(request, { route: answer.route, status, fromMemory: true });
  };
