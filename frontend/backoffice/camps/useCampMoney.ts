import { useRevenue } from "./money/useRevenue.ts";

/** What each camp brought, by its id; undefined until it is known, and where nobody registered. */
export const useCampMoney = () => {
  const { data } = useRevenue();
  return (campId: string) => data?.camps.find((camp) => camp.campId === campId);
};
