import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { NotOpenYet } from "./NotOpenYet.tsx";

const CampsClinicsPage = () => {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!params.has("showForm")) return;
    const rest = new URLSearchParams(params);
    rest.delete("showForm");
    setParams(rest, { replace: true });
  }, [params, setParams]);
  return (
    <NotOpenYet
      title="Camps & Clinics"
      intro="Camps for players, clinics for teams and their coaches."
      picture="/scenes/diamond.svg"
      what="Registration is not open online yet"
      subject="Camps and clinics"
    >
      Dates, places and the registration form will stand here. If you would like to hear about the next camp, or want a
      clinic at your own field, tell us the ages, the place and the dates you have in mind.
    </NotOpenYet>
  );
};
export default CampsClinicsPage;
