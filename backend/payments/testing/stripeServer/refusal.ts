/** An answer in Stripe's shape for errors. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
  constructor(status: number, error: { type?: string; code?: string; param?: string; message: string }) {
    super(error.message);
    this.status = status;
    this.error = { type: "invalid_request_error", ...error };
  }
}

export const missing = (resource: string, id: string, param: string) =>
  new StripeRefusal(404, { code: "resource_missing", param, message: `No such ${resource}: '${id}'` });
