/** Where to go after logging in: a path of ours or nothing, never another site. Browsers read over tabs in an address. */
export const returnAddress = (search: string) => {
  const told = new URLSearchParams(search).get("return");
  return told && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(told) ? told : null;
};

export const loginPath = (returnTo: string) => `/login?return=${encodeURIComponent(returnTo)}`;
