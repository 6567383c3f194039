export { startServerOfRun as default } from '@longstrip/api/testing';
