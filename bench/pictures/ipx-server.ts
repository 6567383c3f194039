import { createServer } from 'node:http';
import { createIPX, createIPXNodeServer, ipxFSStorage } from 'ipx';

// Serves the pictures of a folder in any width through ipx: `node ipx-server.ts FOLDER PORT`.
const [folder = '', port = ''] = process.argv.slice(2);
const ipx = createIPX({ storage: ipxFSStorage({ dir: folder }), maxAge: 60 });
createServer(createIPXNodeServer(ipx)).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
