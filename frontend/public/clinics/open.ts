export { ClinicForm } from "./ClinicForm.tsx";
export { useClinicForm } from "./useClinicForm.ts";
