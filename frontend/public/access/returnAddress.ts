/** Where to go after logging in: a path of ours, never another site. Browsers ignore tabs in an address. */
export const returnAddress = (search: string) => {
  const told = new URLSearchParams(search).get("return");
  return told && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(told) ? told : null;
};

export const loginPath = (returnTo: string) => `/login?return=${encodeURIComponent(returnTo)}`;
