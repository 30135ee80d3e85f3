type Ids = { campId: string; registrationId: string };

export const checkoutPath = (campId: string, registrationId: string) =>
  `/camp-checkout/${encodeURIComponent(campId)}/${encodeURIComponent(registrationId)}`;

/** Where every registration and payment ends. What it says comes from the server; the query chooses words until then. */
export const successPath = (query: { payment: "later"; campId: string } | ({ paid: "true" } & Ids)) =>
  `/camp-registration-success?${new URLSearchParams(query)}`;

/** One registration, as it stands. */
export const registrationPath = (campId: string, registrationId: string) =>
  `/camp-registration-success?${new URLSearchParams({ campId, registrationId })}`;
