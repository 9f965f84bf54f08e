import type { FastifyPluginAsync } from 'fastify';
import type { BackOfficeSimulator } from '../back-office/back-office-simulator.ts';
import type { NewBusinessSimulator } from '../back-office/new-business-simulator.ts';
import type { GatewaySimulator } from '../gateway/create-gateway-simulator.ts';
import type { MedicalPartnerSimulator } from '../medical-partner/medical-partner-simulator.ts';
import type { SandboxState } from './sandbox-state.ts';

/** The sandbox: everything that exists only where nothing is real. */
export interface Sandbox {
  readonly state: SandboxState;
  readonly gateway: GatewaySimulator;
  readonly backOffice: BackOfficeSimulator;
  readonly banks: FastifyPluginAsync;
  readonly payoutBank: FastifyPluginAsync;
  readonly panRegister: FastifyPluginAsync;
  readonly upi: FastifyPluginAsync;
  readonly medicalPartner: MedicalPartnerSimulator;
  readonly helpPartner: FastifyPluginAsync;
  readonly identityRegistry: FastifyPluginAsync;
  readonly faceComparison: FastifyPluginAsync;
  readonly staffProvider: FastifyPluginAsync;
  readonly newBusiness: NewBusinessSimulator;
}
