import { loadStripe } from "@stripe/stripe-js/pure/index.js";

const never = new Promise<never>(() => {});

/** Where the document came from: its headers hold for as long as it lives, wherever the site leads within it. */
const documentPath = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation && new URL(navigation.name, location.href).pathname;
};

/**
 * Stripe's script. Only documents of pages with a card form may load it; whoever came here from another page of the site
 * still has the document of that one, and gets this page's own.
 */
export const stripeOnPage = async (publishableKey: string) => {
  const from = documentPath();
  if (from !== undefined && from !== location.pathname) {
    location.reload();
    return never;
  }
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe's script has no place here");
  return stripe;
};
