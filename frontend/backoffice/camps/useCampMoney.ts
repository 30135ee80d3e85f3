import { useRevenue } from "./money/useRevenue.ts";

/** The money of each camp by its id; undefined until it is known, or if nobody registered. */
export const useCampMoney = () => {
  const { data } = useRevenue();
  return (campId: string) => data?.camps.find((camp) => camp.campId === campId);
};
